import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import * as z from 'zod/mini'
import { Chapter, type EpubBook } from '#kinds/ebook/shared/schemas.ts'
import { ArtCache } from './art-cache.ts'
import { ArtStore } from './art-store.ts'
import { readEpub } from './books/epub.ts'
import { readPdf } from './books/pdf.ts'
import { Findings } from './findings.ts'
import { bookFiles, sampleEpub, samplePdf } from './testing/book-samples.ts'
import { layOutWorld, svg, type World } from './testing/small-world.ts'
import { zipOf, type ZipEntry } from './testing/zip.ts'

let world: World

beforeEach(async () => {
  world = await layOutWorld({})
})
afterEach(() => world.clear())

interface Opened {
  book: EpubBook
  chapters: string[]
  reported: string[]
}

function places() {
  const cache = new ArtCache(world.cacheDir)
  const store = new ArtStore(world.outDir, cache)
  return { name: 'guide', label: 'guide', cache, store, findings: new Findings() }
}

async function open(file: Buffer): Promise<Opened> {
  const around = places()
  const { book } = await readEpub(file, around)
  if (book.format !== 'epub') throw new Error('no EPUB')
  const chapters: string[] = []
  for (const url of book.chapters) {
    const chapter = await readFile(join(world.outDir, url.replace('/scenes/', '')), 'utf8')
    chapters.push(z.parse(Chapter, JSON.parse(chapter)).html)
  }
  return { book, chapters, reported: around.findings.list.map(({ problem }) => problem) }
}

/** A book in which the text of one file is another. */
function withText(name: string, change: (text: string) => string, more: readonly ZipEntry[] = []): Buffer {
  const files = bookFiles({ chapters: ['<p>One</p>', '<p>Two</p>'], more })
  return zipOf(
    files.map((file) => (file.name === name ? { ...file, content: change(String(file.content)) } : file)),
  )
}

const photo = (format: 'gif' | 'avif' | 'png'): Promise<Buffer> =>
  sharp({ create: { width: 20, height: 10, channels: 3, background: '#a52' } })
    .toFormat(format)
    .toBuffer()

describe('books as other programs make them [TASK-1]', () => {
  it('have what is not in their order behind it, where links lead', async () => {
    const aside = withText('in/book.opf', (text) => text.replace('idref="c0"', 'idref="c0" linear="no"'))
    const { book, chapters } = await open(aside)
    expect(book).toMatchObject({ inOrder: 1, words: [1, 1] })
    expect(chapters).toEqual(['<p>Two</p>', '<p>One</p>'])
  })

  it('show what they name in place of a file that few programs know', async () => {
    const star = { name: 'in/star.psd', content: 'x' }
    const listed =
      '<item id="s" href="star.psd" media-type="image/psd" fallback="p"/><item id="p" href="p.png" media-type="image/png"/>'
    const json = '<item id="j" href="a.json" media-type="application/json" fallback="c1"/>'
    const files = bookFiles({ chapters: ['<p>See <img src="star.psd" alt="no"/></p>', '<p>Words</p>'] }).map(
      (file) =>
        file.name === 'in/book.opf'
          ? {
              ...file,
              content: String(file.content)
                .replace('</manifest>', `${listed}${json}</manifest>`)
                .replace('idref="c1"', 'idref="j"'),
            }
          : file,
    )
    const { chapters, reported } = await open(
      zipOf([...files, star, { name: 'in/p.png', content: await photo('png') }]),
    )
    expect(reported).toEqual([])
    expect(chapters[0]).toContain('<img src="p0.webp"')
    expect(chapters[1]).toBe('<p>Words</p>')
  })

  it('show GIF, AVIF, what lies in an address, and drawings with words and pictures in them', async () => {
    const drawing = svg(
      '<text x="10" y="50">Drawn words</text><image href="../in/b.avif" width="50" height="50"/>',
    )
    const address = `data:image/png;base64,${(await photo('png')).toString('base64')}`
    const chapters = [
      `<p><img src="a.gif" alt="G"/><img src="/in/b.avif" alt="A"/><img src="${address}" alt="D"/><img src="../../../in/c.svg"/></p>`,
    ]
    const more = [
      { name: 'in/a.gif', content: await photo('gif') },
      { name: 'in/b.avif', content: await photo('avif') },
      { name: 'in/c.svg', content: drawing },
    ]
    const opened = await open(sampleEpub({ chapters, more }))
    expect(opened.reported).toEqual([])
    expect(opened.chapters[0]?.match(/alt="[^"]*"/g)).toEqual([
      'alt="G"',
      'alt="A"',
      'alt="D"',
      'alt="Drawn words"',
    ])
  })

  it('keep formulas, and brackets that browsers no longer know', async () => {
    const math =
      '<math xmlns="http://www.w3.org/1998/Math/MathML"><mfenced><mi>a</mi><mi>b</mi></mfenced><annotation>x</annotation></math>'
    const { chapters } = await open(sampleEpub({ chapters: [math] }))
    expect(chapters[0]).toBe('<math><mrow><mo>(</mo><mi>a</mi><mo>,</mo><mi>b</mi><mo>)</mo></mrow></math>')
  })

  it('run as their chapters say, not as their pages are turned', async () => {
    const said = (dir: string) => withText('in/c0.xhtml', (text) => text.replace('lang="en"', dir))
    expect((await open(sampleEpub({ direction: 'rtl' }))).chapters[0]).not.toContain('dir=')
    expect((await open(said('dir="rtl"'))).chapters[0]).toBe('<div dir="rtl"><p>One</p></div>')
    expect((await open(said('lang="ar"'))).chapters[0]).toBe('<div lang="ar" dir="auto"><p>One</p></div>')
  })

  it('are read in the letters that they say, and hide what they hide', async () => {
    const head = '<?xml version="1.0" encoding="windows-1250"?>'
    const body = '<html><body><p>gęś</p><p hidden="">away</p></body></html>'
    const latin = Buffer.from((head + body).replace('ę', '\u00EA').replace('ś', '\u009C'), 'latin1')
    const wide = Buffer.from(`\uFEFF${body}`, 'utf16le')
    for (const content of [latin, wide]) {
      const files = bookFiles().map((file) => (file.name === 'in/c0.xhtml' ? { ...file, content } : file))
      expect((await open(zipOf(files))).chapters).toEqual(['<p>gęś</p>'])
    }
  })

  it('have contents made of their headings where they bring none, and of pictures where these are links', async () => {
    const none = withText('in/nav.xhtml', () => '<html><body/></html>')
    expect((await open(none)).book.contents.map(({ title }) => title)).toEqual(['T', 'T'])
    const picture =
      '<nav><ol><li><span>Both</span><ol><li><a href="c1.xhtml"><img alt="Pictured"/></a></li></ol></li></ol></nav>'
    const drawn = withText('in/nav.xhtml', () => `<html><body>${picture}</body></html>`)
    expect((await open(drawn)).book.contents).toMatchObject([
      { title: 'Both', part: 1, depth: 0 },
      { title: 'Pictured', part: 1, depth: 1 },
    ])
  })

  it('are told what of them is not shown', async () => {
    const chapters = [
      '<p>Words</p><audio src="a.mp3">no</audio><noscript>still read</noscript><script>x()</script>',
    ]
    const fixed = withText('in/book.opf', (text) =>
      text.replace(
        '<metadata',
        '<metadata><meta property="rendition:layout">pre-paginated</meta></metadata><metadata',
      ),
    )
    const opened = await open(sampleEpub({ chapters }))
    expect(opened.reported).toEqual(['has <script>, <audio>, which readers are not shown'])
    expect(opened.chapters).toEqual(['<p>Words</p>still read'])
    expect((await open(fixed)).reported).toEqual([expect.stringContaining('once and for all')])
  })

  it.each([
    [
      'a chapter that is endless',
      withText('in/c0.xhtml', (text) => text + ' '.repeat(9_000_000)),
      'more than 8.0 MB',
    ],
    [
      'letters that are none',
      withText('in/c0.xhtml', (text) => `<?xml version="1.0" encoding="nothing"?>${text}`),
      'letters in in/c0.xhtml',
    ],
    [
      'a spine of what is not there',
      withText('in/book.opf', (text) => text.replace('c1.xhtml', 'gone.xhtml')),
      'lacks in/gone.xhtml',
    ],
  ] as const)('with %s are refused by name', async (_, file, problem) => {
    await expect(open(file)).rejects.toThrow(problem)
  })
})

describe('a PDF that keeps the build busy [TASK-1]', () => {
  it('is ended with the process that reads it, and told', async () => {
    await expect(readPdf(samplePdf(3), places(), 1)).rejects.toThrow('takes too long to open')
  })
})
