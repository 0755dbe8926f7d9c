/** A character of a script written without spaces between words: Chinese, Japanese. */
export const unspaced = /[\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]/;
