/** SHA-256 of a file, in hexadecimal; null where the browser has none, as on a page without https: the server says it then. */
export async function hashOf(file: Blob): Promise<string | null> {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- absent where the page is no secure context
  if (!globalThis.crypto?.subtle) return null
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
