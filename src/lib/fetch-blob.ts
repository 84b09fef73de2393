/**
 * The bytes of a file of our own; null where it is missing.
 * @param accept the types that are read, as HTTP's header has them
 * @throws where no answer came, or it is not wanted any more
 */
export async function fetchBlob(url: string, accept: string, signal: AbortSignal): Promise<Blob | null> {
  const answer = await fetch(url, { headers: { accept }, signal })
  return answer.ok ? answer.blob() : null
}
