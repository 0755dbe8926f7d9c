interface TickProps {
  readonly label: string;
  readonly isOn: boolean;
  onChange(isOn: boolean): void;
}

/** A property that is on or off. */
export function Tick({ label, isOn, onChange }: TickProps) {
  return (
    <label className="ed-check">
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}
