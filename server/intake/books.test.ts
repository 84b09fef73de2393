import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Chapter, type Book } from '#kinds/ebook/shared/schemas.ts'
import { ArtCache } from './art-cache.ts'
import { ArtStore } from './art-store.ts'
import { readEpub } from './books/epub.ts'
import { Findings } from './findings.ts'
import { bookFiles, japanesePdf, sampleEpub, samplePdf } from './testing/book-samples.ts'
import { json, layOutWorld, smallWorld, svg, task, type Files, type World } from './testing/small-world.ts'
import { zipOf } from './testing/zip.ts'

const BOOK = 'isle/shop/books/guide.epub'
const SYMLINK = 0o120_777

let world: World

beforeEach(async () => {
  const content = { type: 'ebook', book: 'guide' }
  world = await layOutWorld(
    { ...smallWorld(), 'isle/shop/tasks/sweep.json': json({ ...task(), content }) },
    { isCacheOwn: true },
  )
})
afterEach(() => world.clear())

async function build(files: Files): Promise<{ books: Book[]; reported: string[] }> {
  await world.write(files)
  const { findings, adventures } = await world.build()
  const content = adventures[0]?.missions
    .flatMap(({ tasks }) => tasks)
    .find(({ id }) => id === 'sweep')?.content
  return {
    books: content?.type === 'ebook' ? content.books : [],
    reported: findings
      .filter(({ problem }) => !problem.includes('is the text of nothing'))
      .map(({ severity, file, problem }) => `${severity} ${file}: ${problem}`),
  }
}

function open(file: Buffer) {
  const cache = new ArtCache(world.cacheDir)
  const store = new ArtStore(world.outDir, cache)
  return readEpub(file, { name: 'guide', label: BOOK, cache, store, findings: new Findings() })
}

async function chapterOf(book: Book | undefined, part = 0): Promise<string> {
  const url = book?.format === 'epub' ? (book.chapters[part] ?? '') : ''
  const file = await readFile(join(world.outDir, url.replace('/scenes/', '')), 'utf8')
  return z.parse(Chapter, JSON.parse(file)).html
}

describe('an EPUB of a task [TASK-1]', () => {
  it('is served chapter by chapter with its contents, direction and words', async () => {
    const chapters = ['<h1 id="top">One</h1><p>Three words here</p>', '<p>Two words</p>']
    const { books, reported } = await build({ [BOOK]: sampleEpub({ chapters, direction: 'rtl' }) })
    expect(reported).toEqual([])
    expect(books).toMatchObject([
      {
        key: 'any',
        format: 'epub',
        title: 'Book',
        direction: 'rtl',
        words: [4, 2],
        contents: [
          { title: 'Chapter c0', part: 0, target: 'in-book-top', depth: 0 },
          { title: 'Chapter c1', part: 1, target: 'in-book-top', depth: 0 },
        ],
      },
    ])
    expect(await chapterOf(books[0])).toBe('<h1 id="in-book-top">One</h1><p>Three words here</p>')
  })

  it('has a file a language', async () => {
    const named = { 'isle/shop/books/guide.pl.epub': sampleEpub(), 'isle/books/guide.en.pdf': samplePdf(2) }
    const { books, reported } = await build(named)
    expect(reported).toEqual([])
    expect(books.map(({ key, format, words }) => [key, format, words.length])).toEqual([
      ['pl', 'epub', 1],
      ['en', 'pdf', 2],
    ])
  })

  it('keeps nothing that acts, loads or leads elsewhere', async () => {
    const evil = [
      '<script>alert(1)</script><style>p{color:red}</style>',
      '<p onclick="alert(2)" style="position:fixed" class="big">Stay</p>',
      '<a href="javascript:alert(3)">js</a><a href="https://elsewhere.test">out</a><a href="c0.xhtml#x">in</a>',
      '<img src="https://elsewhere.test/p.png" alt="far"/><iframe src="c0.xhtml"/><object data="x"/>',
      '<form action="/x"><input name="password"/></form><p data-part="9">Mark</p>',
    ]
    const { books } = await build({ [BOOK]: sampleEpub({ chapters: [evil.join('')] }) })
    const html = await chapterOf(books[0])
    expect(html).not.toMatch(/alert|script|style|onclick|class|elsewhere|iframe|object|form|input|"9"/)
    expect(html).toContain('<p>Stay</p><a>js</a><a>out</a><a data-part="0" data-target="in-book-x">in</a>far')
  })

  it('makes its pictures and drawings anew, and says what those that cannot be shown were', async () => {
    const drawing = svg('<circle cx="50" cy="50" r="40" fill="#a52"/>', 100, 100)
    const acting = svg('<script>alert(1)</script>', 100, 100)
    const chapters = [
      `<p>See</p><img src="a.svg" alt="A circle"/><img src="b.svg" alt="Acts"/><img src="c.svg" alt="Away"/>${drawing}`,
    ]
    const more = [
      { name: 'in/a.svg', content: drawing },
      { name: 'in/b.svg', content: acting },
    ]
    const { books, reported } = await build({ [BOOK]: sampleEpub({ chapters, more }) })
    expect(reported).toEqual([
      expect.stringMatching(/^advice .*guide\.epub: in\/b\.svg shows nothing/),
      expect.stringMatching(/^advice .*guide\.epub: in\/c\.svg is missing/),
    ])
    const html = await chapterOf(books[0])
    expect(html).toMatch(
      /<img src="p1\.webp" alt="A circle" width="960" height="960" \/>ActsAway<img src="p0\.webp"/,
    )
    const folder =
      books[0]?.format === 'epub' ? (books[0].chapters[0] ?? '').replace('c0.json', 'p0.webp') : ''
    const picture = await readFile(join(world.outDir, folder.replace('/scenes/', '')))
    expect(picture.toString('latin1', 8, 12)).toBe('WEBP')
  })

  it('is not read again by the next build', async () => {
    const first = await build({ [BOOK]: sampleEpub() })
    const { made, findings } = await world.build()
    expect(findings.filter(({ file }) => file === BOOK)).toEqual([])
    expect(made).toBe(0)
    // to the order of its keys: otherwise it would be another version
    expect(JSON.stringify((await build({})).books)).toBe(JSON.stringify(first.books))
  })

  it.each([
    ['cut off', sampleEpub().subarray(0, 400), 'is no EPUB inside, or cut off'],
    ['HTML with another name', Buffer.from('<html>'), 'is no EPUB inside, or cut off'],
    ['an archive of something else', zipOf([{ name: 'a.txt', content: 'a' }]), 'is an archive, but no EPUB'],
    ['without a chapter', sampleEpub({ chapters: [] }), 'has no chapter'],
    ['without a word', sampleEpub({ chapters: ['<p> </p>'] }), 'is empty: no chapter'],
    ['broken', sampleEpub({ chapters: ['<p>'] }), 'is broken in in/c0.xhtml'],
    [
      'with entities',
      zipOf(
        bookFiles().map((file) =>
          file.name === 'in/c0.xhtml'
            ? { ...file, content: '<!DOCTYPE html [<!ENTITY a "b">]><html/>' }
            : file,
        ),
      ),
      'defines entities',
    ],
    [
      'nested without end',
      sampleEpub({ chapters: ['<i>'.repeat(5000) + '</i>'.repeat(5000)] }),
      'is broken in',
    ],
    [
      'reaching out of its folder',
      sampleEpub({ more: [{ name: '../../evil', content: 'x' }] }),
      'cannot be unpacked: invalid relative path',
    ],
    [
      'naming a place of the machine',
      sampleEpub({ more: [{ name: '/etc/passwd', content: 'x' }] }),
      'cannot be unpacked: absolute path',
    ],
    [
      'with a link in it',
      sampleEpub({ more: [{ name: 'l', content: '/etc', attributes: SYMLINK }] }),
      'has a link',
    ],
    [
      'with a file twice',
      sampleEpub({ more: [{ name: 'IN/C0.xhtml', content: 'x' }] }),
      'holds IN/C0.xhtml twice',
    ],
    [
      'a bomb',
      sampleEpub({ more: [{ name: 'b', content: Buffer.alloc(11_000_000) }] }),
      'unpacks more than 100 times',
    ],
    [
      'lying about a size',
      sampleEpub({ more: [{ name: 's', content: 'abcdefgh', claimedSize: 2 }] }),
      'cannot be unpacked',
    ],
    ['claiming to be huge', sampleEpub({ more: [{ name: 's', content: 'x', claimedSize: 3e9 }] }), /unpacks/],
    [
      'with too many files',
      zipOf(Array.from({ length: 10_001 }, (_, index) => ({ name: `f${index}`, content: '' }))),
      'holds more than 10000',
    ],
    [
      'with a wrong checksum',
      sampleEpub({ more: [{ name: 'c', content: 'x', claimedChecksum: 1 }] }),
      'checksum',
    ],
    [
      'with two names',
      sampleEpub({ more: [{ name: 'c', content: 'x', localName: 'd' }] }),
      'two different names',
    ],
    ['with a newline in a name', sampleEpub({ more: [{ name: 'c\nd', content: 'x' }] }), 'control character'],
    ['with a device', sampleEpub({ more: [{ name: 'c', content: '', attributes: 0o020_666 }] }), 'a device'],
    ['too deep', sampleEpub({ more: [{ name: 'd/'.repeat(201), content: '' }] }), 'more than 40 folders'],
    ['encrypted', sampleEpub({ more: [{ name: 'e', content: 'x', flags: 1 }] }), 'is encrypted'],
    [
      'protected',
      sampleEpub({
        more: [{ name: 'META-INF/encryption.xml', content: '<e><CipherReference URI="in/c0.xhtml"/></e>' }],
      }),
      'is protected (DRM)',
    ],
  ] as const)('that is %s is refused whole', async (_, file, problem) => {
    await expect(open(file)).rejects.toThrow(problem)
  })

  it('that is refused is told, and the task has no book', async () => {
    const { books, reported } = await build({ [BOOK]: sampleEpub({ chapters: [] }) })
    expect(books).toEqual([])
    expect(reported).toEqual([`error ${BOOK}: has no chapter`])
  })

  it('is told where it is missing, and where nobody names it', async () => {
    const { reported } = await build({
      'isle/shop/books/gide.epub': sampleEpub(),
      'isle/books/other.pdf': samplePdf(),
    })
    expect(reported).toEqual([
      'error isle/shop/tasks/sweep.json: content.book "guide" does not exist',
      'advice isle/books/other.pdf: is used by nothing',
      'advice isle/shop/books/gide.epub: is used by nothing',
    ])
  })

  it('is not served where nobody names it, whatever its name is a part of', async () => {
    await build({ [BOOK]: sampleEpub(), 'isle/books/uide.epub': sampleEpub() })
    const served = await readdir(world.outDir)
    expect(served.filter((name) => name.startsWith('guide.'))).toHaveLength(1)
    expect(served.filter((name) => name.startsWith('uide.'))).toEqual([])
  })
})

describe('a PDF of a task [TASK-1]', () => {
  const PDF = 'isle/shop/books/guide.pdf'

  it('is served as it is', async () => {
    const { books, reported } = await build({ [PDF]: samplePdf(3) })
    expect(reported).toEqual([])
    expect(books).toMatchObject([{ format: 'pdf', words: [0, 0, 0], url: expect.stringMatching(/\.pdf$/) }])
  })

  it('is read also where the table that names its letters is not in it', async () => {
    const { books } = await build({ [PDF]: japanesePdf('灯台 の 守り') })
    expect(books).toMatchObject([{ words: [3] }])
  })

  it.each([
    ['cut off', Buffer.from('%PDF-1.4\n1 0 obj'), 'cannot be opened'],
    ['of no page', samplePdf(0), /has no page|cannot be opened/],
    ['something else', Buffer.from('<html>'), 'is no PDF inside'],
  ] as const)('that is %s is refused, and told', async (_, file, problem) => {
    const { books, reported } = await build({ [PDF]: file })
    expect(books).toEqual([])
    expect(reported[0]).toMatch(problem)
  })
})
