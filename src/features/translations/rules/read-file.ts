import { readTextsCsv } from '#shared/content/translations/csv-table.ts'
import { XmlRefusal } from '#shared/content/translations/read-xml.ts'
import { FileRefusal, readXliff, type TextEntry } from '#shared/content/translations/xliff.ts'
import type { Language } from '#shared/domain/languages.ts'

/** Why a file is not taken, and in which line; that is 0 for the file as a whole. */
export interface Refused {
  code: FileRefusal['code'] | XmlRefusal['mistake'] | 'too-large' | 'no-utf8' | 'unreadable'
  line: number
}

/** Bytes: 5,000 texts in four languages have a tenth of it. */
const LARGEST = 32 * 1024 * 1024

/** The texts of a file of a translator, by what stands in it and not by its name. */
export async function readTextsFile(file: Blob, source: Language): Promise<readonly TextEntry[] | Refused> {
  if (file.size > LARGEST) return { code: 'too-large', line: 0 }
  // it may be gone by now, or locked
  const bytes = await file.arrayBuffer().catch(() => null)
  if (bytes === null) return { code: 'unreadable', line: 0 }
  try {
    const text = decode(bytes)
    if (text === null) return { code: 'no-utf8', line: 0 }
    return /^\s*</.test(text) ? readXliff(text) : readTextsCsv(text, source)
  } catch (error) {
    if (error instanceof FileRefusal) return { code: error.code, line: error.line }
    if (error instanceof XmlRefusal) return { code: error.mistake, line: error.line }
    throw error
  }
}

/** UTF-8, and UTF-16 where its mark says so, as Excel writes "Unicode text". Null for everything else. */
function decode(bytes: ArrayBuffer): string | null {
  const [first, second] = new Uint8Array(bytes.slice(0, 2))
  const isLittle = first === 0xff && second === 0xfe
  const isBig = first === 0xfe && second === 0xff
  try {
    return new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8', { fatal: true }).decode(
      bytes,
    )
  } catch {
    return null
  }
}
