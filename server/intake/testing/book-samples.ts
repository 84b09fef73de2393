import { zipOf, type ZipEntry } from './zip.ts'

const XHTML = 'xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"'

/** What of a sound book is another way. */
interface Sample {
  /** What stands in the body of each chapter. */
  chapters?: readonly string[]
  more?: readonly ZipEntry[]
  direction?: string
}

/** Files of a small EPUB: as many chapters as are given, with a table of contents. */
export function bookFiles({
  chapters = ['<h1>One</h1><p>Word</p>'],
  more = [],
  direction,
}: Sample = {}): ZipEntry[] {
  const names = chapters.map((_, index) => `c${index}`)
  const turned = direction === undefined ? '' : ` page-progression-direction="${direction}"`
  const items = names.map(
    (name) => `<item id="${name}" href="${name}.xhtml" media-type="application/xhtml+xml"/>`,
  )
  return [
    { name: 'mimetype', content: 'application/epub+zip', isStored: true },
    {
      name: 'META-INF/container.xml',
      content: '<container><rootfiles><rootfile full-path="in/book.opf"/></rootfiles></container>',
    },
    {
      name: 'in/book.opf',
      content: `<package xmlns:dc="d"><metadata><dc:title>Book</dc:title><dc:language>en</dc:language></metadata><manifest><item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>${items.join('')}</manifest><spine${turned}>${names.map((name) => `<itemref idref="${name}"/>`).join('')}</spine></package>`,
    },
    {
      name: 'in/nav.xhtml',
      content: `<html ${XHTML}><body><nav epub:type="toc"><ol>${names.map((name) => `<li><a href="${name}.xhtml#top">Chapter ${name}</a></li>`).join('')}</ol></nav></body></html>`,
    },
    ...chapters.map((body, index) => ({
      name: `in/c${index}.xhtml`,
      content: `<html ${XHTML} lang="en"><head><title>T</title></head><body>${body}</body></html>`,
    })),
    ...more,
  ]
}

export function sampleEpub(sample: Sample = {}): Buffer {
  return zipOf(bookFiles(sample))
}

/** A PDF of blank pages; `0` says that it has none. */
export function samplePdf(pages = 1): Buffer {
  const kids = Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`)
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages} >>`,
    ...kids.map(() => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] >>'),
  ])
}

/** A page with a line of Japanese, as offices print it: neither its letters nor the table that names them is in the file. */
export function japanesePdf(line: string): Buffer {
  const letters = Buffer.from(line, 'utf16le').swap16().toString('hex')
  const content = `BT /J 8 Tf 10 50 Td <${letters}> Tj ET`
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /Contents 4 0 R /Resources << /Font << /J 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /Kozuka /Encoding /UniJIS-UCS2-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Kozuka /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> /FontDescriptor 7 0 R >>',
    '<< /Type /FontDescriptor /FontName /Kozuka /Flags 4 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 880 /Descent 0 /StemV 90 >>',
  ])
}

/** @param objects the first one is the root; ASCII alone */
function pdfOf(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  return Buffer.from(
    `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
  )
}
