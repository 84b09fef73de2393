/** A file's bytes as base64. Rejects where it cannot be read any more. */
export function readAsBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => {
      const { result } = reader
      // behind the words that say what it is
      if (typeof result === 'string') resolve(result.replace(/^[^,]*,/, ''))
    }
    reader.onerror = () => reject(reader.error ?? new Error('the file cannot be read'))
    reader.readAsDataURL(file)
  })
}
