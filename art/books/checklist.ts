import { readFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { escaped, type Checklist } from './booklet.ts'

const FONT = 'node_modules/@fontsource-variable/figtree/files/figtree-'

/** A checklist of one page as PDF, with its letters in it. */
export async function pdfOf(checklist: Checklist, language: string, browser: Browser): Promise<Buffer> {
  const page = await browser.newPage()
  await page.setContent(htmlOf(checklist, language))
  await page.evaluate(() => document.fonts.ready)
  const pdf = await page.pdf({ format: 'A4', printBackground: true, tagged: true, outline: true })
  await page.close()
  return pdf
}

function htmlOf({ title, lead, steps, foot }: Checklist, language: string): string {
  const face = (subset: string): string =>
    `@font-face{font-family:F;font-weight:300 900;src:url(data:font/woff2;base64,${readFileSync(
      `${FONT}${subset}-wght-normal.woff2`,
    ).toString('base64')})${subset === 'latin' ? '' : ';unicode-range:U+0100-02BA'}}`
  return `<!doctype html><html lang="${language}"><head><title>${escaped(title)}</title><style>
${face('latin')}${face('latin-ext')}
body{margin:14mm 12mm;font:400 15pt/1.4 F;color:#0e2a47}
h1{margin:0;font-size:30pt;line-height:1.15;font-weight:700}
.lead{margin:4mm 0 8mm;font-size:16pt}
ol{padding:0;margin:0;list-style:none}
li{display:flex;gap:6mm;align-items:flex-start;padding:4mm 0;border-top:.4mm solid #c9d3df}
li::before{content:"";flex:none;width:6mm;height:6mm;margin-top:.5mm;border:.7mm solid #0e2a47;border-radius:1.5mm}
.foot{margin-top:9mm;padding:4mm 6mm;border-radius:3mm;background:#ffe3b3;font-size:13pt}
</style></head><body><h1>${escaped(title)}</h1><p class="lead">${escaped(lead)}</p><ol>${steps
    .map((step) => `<li>${escaped(step)}</li>`)
    .join('')}</ol><p class="foot">${escaped(foot)}</p></body></html>`
}
