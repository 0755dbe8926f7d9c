/** Field behind another one in a group of questions; null behind the last. The choices of one question count once. */
export function controlAfter(group: HTMLFormElement, current: HTMLInputElement): HTMLElement | null {
  const fields = [...group.querySelectorAll<HTMLInputElement>('input, select, textarea')].filter(
    (field) =>
      field === current ||
      (!field.disabled && field.offsetParent !== null && (field.name === '' || field.name !== current.name)),
  );

  return fields[fields.indexOf(current) + 1] ?? null;
}
