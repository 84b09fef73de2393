/** Signs of the format that are meant as they are. */
export function unescape(source: string): string {
  return source.replaceAll(/\\([~=#{}:\\n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))
}

/** Where a sign stands that is not meant as it is; -1 where none does. */
export function indexOutside(source: string, sign: string, from: number): number {
  for (let at = from; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1
    else if (source[at] === sign) return at
  }
  return -1
}

/** Where some signs begin, none of them meant as it is. */
export function indexOfSign(source: string, signs: string): number {
  for (let at = indexOutside(source, '#', 0); at >= 0; at = indexOutside(source, '#', at + 1))
    if (source.startsWith(signs, at)) return at
  return -1
}

/** The parts between such signs. */
export function splitAt(source: string, sign: string): string[] {
  const parts: string[] = []
  let from = 0
  for (let at = indexOutside(source, sign, 0); at >= 0; at = indexOutside(source, sign, from)) {
    parts.push(source.slice(from, at))
    from = at + 1
  }
  return [...parts, source.slice(from)]
}
