import type { ButtonHTMLAttributes } from 'react';

export type ButtonLook = 'primary' | 'plain' | 'quiet' | 'danger';

const looks: Readonly<Record<ButtonLook, string>> = {
  primary:
    'bg-lapis text-on-lapis border-lapis hover:not-disabled:bg-lapis-deep hover:not-disabled:border-lapis-deep',
  plain: 'bg-sheet text-ink border-rule hover:not-disabled:border-edge',
  quiet:
    'bg-transparent text-ink-soft border-transparent hover:not-disabled:text-ink hover:not-disabled:bg-well',
  danger: 'bg-sheet text-rubric border-rule hover:not-disabled:border-rubric',
};

const sizes = {
  small: 'text-caption px-2.5 py-1 gap-1.5 min-h-8 phone:min-h-(--target)',
  normal: 'text-body px-3.5 py-2 gap-2 min-h-(--target)',
  big: 'text-lead px-6 py-3 gap-2.5 min-h-12',
} as const;

export type ButtonSize = keyof typeof sizes;

/** The class of a button, for links that look like one. */
export function buttonClass(look: ButtonLook = 'plain', size: ButtonSize = 'normal'): string {
  return `inline-flex items-center justify-center rounded-lg border font-medium transition-colors select-none disabled:opacity-45 aria-disabled:opacity-45 ${sizes[size]} ${looks[look]}`;
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
}

export function Button({ look, size, className = '', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={`${buttonClass(look, size)} ${className}`} {...rest} />;
}
