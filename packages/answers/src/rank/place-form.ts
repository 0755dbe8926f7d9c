/** A name or a number behind a preposition or a verb of place, as names of persons have none. */
const somewhere =
  /(?<!\p{L})(?:in|at|on|near|to|from|of|outside|opposite|behind|beside|within|between|under|à|au|aux|en|dans|sur|de|du|des|d[’']|chez|près|derrière|sous|entre|situated|located|située?s?)\s?(?:(?:the|a|an|la|le|les|un|une|l[’'])\s?)?(?:\p{L}+\s){0,2}[\p{Lu}\p{N}]|\s(?:is|est)\s\p{N}|(?<!\p{L})(?:[Rr]ue|[Aa]venue|[Pp]lace|[Qq]uai|[Ss]treet|[Rr]oad|[Ll]ane|[Rr]oom|[Ff]loor|[Ss]alle|étage)(?!\p{L})/u;

/** True for a sentence with a place: a name or a number behind a preposition, or a word for a street or a room. */
export function namesPlace(sentence: string): boolean {
  return somewhere.test(sentence.charAt(0).toLowerCase() + sentence.slice(1));
}
