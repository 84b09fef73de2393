/** So many bytes say what a file is; a drawing may begin with comments of its program. */
const HEAD = 4096

/** Whether a file is a picture by what it holds, as the server reads it: a name is easily changed. */
export async function isPicture(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, HEAD).arrayBuffer())
  const sign = String.fromCharCode(...bytes.subarray(0, 12))
  if (sign.startsWith('\x89PNG') || sign.startsWith('\xff\xd8\xff')) return true
  if (sign.startsWith('RIFF')) return sign.endsWith('WEBP')
  // a drawing in UTF-16 is read as one, too: the check says how to save it
  const text = new TextDecoder().decode(bytes).replaceAll('\0', '')
  return /<([\w-]+:)?svg[\s>/]/.test(text)
}
