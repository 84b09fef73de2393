/** What the sample says in Japanese: 'The keeper of the lighthouse'. */
export const JAPANESE = '灯台の守り'
/** And in letters that every reader of PDFs has, and no file brings. */
export const LATIN = 'Keeper of the light'

/** A fax of 16 by 16 pixels (CCITT, group 4), all black. */
const FAX = '26a0bfffffffe0020020>'

/**
 * A PDF as offices in the east print it: its letters are named by a table that is not in the file (UniJIS-UCS2-H), and so is the
 * font; below stand Helvetica, which is not in it either, and a black square, as a scanner sends it. On a page of 300 by 200.
 */
export function foreignPdf(): Buffer {
  const japanese = Buffer.from(JAPANESE, 'utf16le').swap16().toString('hex')
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << /Font << /J 5 0 R /H 8 0 R >> /XObject << /S 9 0 R >> >> >>',
    stream(
      '',
      `BT /J 30 Tf 20 150 Td <${japanese}> Tj ET BT /H 20 Tf 20 100 Td (${LATIN}) Tj ET q 40 0 0 40 20 20 cm /S Do Q`,
    ),
    '<< /Type /Font /Subtype /Type0 /BaseFont /HeiseiKakuGo-W5 /Encoding /UniJIS-UCS2-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HeiseiKakuGo-W5 /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> /FontDescriptor 7 0 R /DW 1000 >>',
    '<< /Type /FontDescriptor /FontName /HeiseiKakuGo-W5 /Flags 4 /FontBBox [0 -120 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 700 /StemV 90 >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    stream(
      '/Type /XObject /Subtype /Image /Width 16 /Height 16 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter [/ASCIIHexDecode /CCITTFaxDecode] /DecodeParms [null << /K -1 /Columns 16 /Rows 16 >>]',
      FAX,
    ),
  ])
}

function stream(about: string, content: string): string {
  return `<< ${about} /Length ${content.length} >>\nstream\n${content}\nendstream`
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
  const size = objects.length + 1
  return Buffer.from(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
  )
}
