import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import * as z from 'zod/mini'
import { MOST_PAGES, type MeasuredPdf } from './measured-pdf.ts'

/**
 * Opens the PDF that it is handed and tells of it, in a process of its own: what never ends or eats all memory goes
 * with that process.
 */
async function measurePdf(data: Uint8Array<ArrayBuffer>): Promise<MeasuredPdf> {
  const opening = getDocument({
    data,
    isEvalSupported: false,
    useSystemFonts: false,
    // only to know that it is one
    enableXfa: true,
    disableFontFace: true,
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    const pdf = await opening.promise
    if (pdf.numPages < 1) return { fault: 'no page' }
    if (pdf.isPureXfa) return { fault: 'form' }
    if (pdf.numPages > MOST_PAGES) return { fault: 'too many pages' }
    const words: number[] = []
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      const { items } = await page.getTextContent()
      const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
      words.push(text.split(/\s+/).filter((word) => word !== '').length)
      page.cleanup()
    }
    return { title: titleOf((await pdf.getMetadata()).info), words }
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    return { fault: isLocked ? 'password' : 'broken' }
  }
}

function titleOf(info: object): string {
  return 'Title' in info && typeof info.Title === 'string' ? info.Title.slice(0, 200) : ''
}

process.once('message', (file) => {
  const data = new Uint8Array(z.parse(z.instanceof(Uint8Array), file))
  void measurePdf(data).then((measured) => process.send?.(measured))
})
