import { desk } from './desk.ts'

/** Puts a text on the clipboard, and says so; where the browser keeps it shut, the text can be read off all the same. */
export async function copy(text: string): Promise<void> {
  const isCopied = await write(text)
  desk.setState({ copied: { text, isCopied } })
}

async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
