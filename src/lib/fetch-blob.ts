/** The bytes of a file of our own; null where it is missing. @throws where no answer came, or it is not wanted any more */
export async function fetchBlob(url: string, signal: AbortSignal): Promise<Blob | null> {
  const answer = await fetch(url, { signal })
  return answer.ok ? answer.blob() : null
}
