import { fileURLToPath } from 'node:url'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

// Plain JavaScript: it starts in a process of its own for every PDF, and needs no compiler for that.

/** Tables of letters that no file brings: those of China, Japan and Korea. */
const CMAPS = fileURLToPath(new URL('../../cmaps/', import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs')))

/**
 * Opens the PDF that it is handed and tells of it, as MeasuredPdf says it. What never ends or eats all memory goes with
 * this process.
 */
async function measurePdf(data, mostPages) {
  const opening = getDocument({
    data,
    isEvalSupported: false,
    useSystemFonts: false,
    cMapUrl: CMAPS,
    // only to know that it is one
    enableXfa: true,
    disableFontFace: true,
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    const pdf = await opening.promise
    if (pdf.numPages < 1) return { problem: 'no page' }
    if (pdf.isPureXfa) return { problem: 'form' }
    if (pdf.numPages > mostPages) return { problem: 'too many pages' }
    const words = []
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      const { items } = await page.getTextContent()
      const text = items.map((item) => item.str ?? '').join(' ')
      words.push(text.split(/\s+/).filter((word) => word !== '').length)
      page.cleanup()
    }
    const { Title: title } = (await pdf.getMetadata()).info
    return { title: typeof title === 'string' ? title.slice(0, 200) : '', words }
  } catch (error) {
    return { problem: error instanceof Error && error.name === 'PasswordException' ? 'password' : 'broken' }
  }
}

process.once('message', async ({ file, mostPages }) => {
  process.send?.(await measurePdf(new Uint8Array(file), mostPages))
})
