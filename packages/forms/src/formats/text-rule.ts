/** Rule of a format of typed answers. Texts have no spaces around them and are not empty. */
export interface TextRule {
  /** Name of the rule that the text breaks; null for a text that looks valid. */
  check(text: string): string | null;
  /** Name of the rule by which a text that looks valid is unlikely; null or absent for none. */
  doubt?(text: string): string | null;
  /** Text as the form prints it. */
  print(text: string): string;
}
