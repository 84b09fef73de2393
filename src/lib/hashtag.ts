/** 'First aid' makes #firstAid: one word, with the sign that a tag begins with. */
export function hashtag(words: string): string {
  const [first = '', ...others] = words.match(/[\p{L}\p{N}]+/gu) ?? []
  return `#${lowered(first)}${others.map(raised).join('')}`
}

/** An abbreviation stays one. */
function lowered(word: string): string {
  return /^\p{Lu}{2}/u.test(word) ? word : word.replace(/^./u, (sign) => sign.toLocaleLowerCase())
}

function raised(word: string): string {
  return word.replace(/^./u, (sign) => sign.toLocaleUpperCase())
}
