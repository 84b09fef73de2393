import { dropLocal, localKeys, readLocal } from '#src/lib/storage.ts'

/** Reads and removes what versions before the outbox stored under local keys that begin so. */
export function takeEarlier(
  prefix: string,
  isWanted: (rest: readonly string[]) => boolean = () => true,
): { rest: readonly string[]; value: unknown }[] {
  return localKeys(prefix).flatMap((at) => {
    const rest = at.slice(prefix.length).split(':')
    if (!isWanted(rest)) return []
    const text = readLocal(at)
    dropLocal(at)
    return [{ rest, value: parse(text) }]
  })
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
