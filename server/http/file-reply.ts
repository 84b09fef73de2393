/** What a call with a file answers. */
export interface FileReply {
  /** Under which it is saved. */
  name: string
  /** Its text, piece by piece: it may be longer than what fits into memory. */
  parts: AsyncIterable<string>
}

/** With the first piece at hand: what fails until then is still a problem and no broken file. */
export async function startedFile(name: string, parts: AsyncIterable<string>): Promise<FileReply> {
  const rest = parts[Symbol.asyncIterator]()
  const first = await rest.next()
  return { name, parts: startingWith(first, rest) }
}

async function* startingWith(
  first: IteratorResult<string>,
  rest: AsyncIterator<string>,
): AsyncGenerator<string, void> {
  try {
    for (let part = first; part.done !== true; part = await rest.next()) yield part.value
  } finally {
    await rest.return?.()
  }
}
