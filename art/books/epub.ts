import { zipOf, type ZipEntry } from '../../server/intake/testing/zip.ts'
import { escaped, type Booklet, type BookletChapter } from './booklet.ts'

/** A drawing of a chapter: its name without an ending, and its SVG. */
interface Drawing {
  name: string
  svg: string
}

interface Binding {
  /** Of the book, whatever its language. */
  id: string
  language: string
  /** Of the chapters, in their order. */
  drawings: readonly Drawing[]
}

type Bound = Omit<Booklet, 'checklist'>

/** A booklet as EPUB 3. */
export function epubOf(booklet: Bound, binding: Binding): Buffer {
  const { title, contents, chapters } = booklet
  const { language, drawings } = binding
  const pages = chapters.map((_, index) => `chapter-${index + 1}`)
  const entries: ZipEntry[] = [
    { name: 'mimetype', content: 'application/epub+zip', isStored: true },
    {
      name: 'META-INF/container.xml',
      content: `${XML}<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`,
    },
    { name: 'book/package.opf', content: packageOf(booklet, binding, pages) },
    {
      name: 'book/contents.xhtml',
      content: pageOf(
        language,
        contents,
        `<nav epub:type="toc"><h1>${escaped(contents)}</h1><ol>${chapters
          .map((chapter, index) => `<li><a href="${pages[index]}.xhtml">${escaped(chapter.title)}</a></li>`)
          .join('')}</ol></nav>`,
      ),
    },
    ...chapters.map((chapter, index) => ({
      name: `book/${pages[index]}.xhtml`,
      content: pageOf(language, chapter.title, bodyOf(chapter, index === 0 ? title : null, drawings[index])),
    })),
    ...drawings.map(({ name, svg }) => ({ name: `book/${name}.svg`, content: svg })),
  ]
  return zipOf(entries)
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'

function packageOf({ title }: Bound, { id, language, drawings }: Binding, pages: readonly string[]): string {
  const items = [
    '<item id="nav" href="contents.xhtml" media-type="application/xhtml+xml" properties="nav"/>',
    ...pages.map((page) => `<item id="${page}" href="${page}.xhtml" media-type="application/xhtml+xml"/>`),
    ...drawings.map(({ name }) => `<item id="${name}" href="${name}.svg" media-type="image/svg+xml"/>`),
  ]
  return `${XML}<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">waymark-${id}-${language}</dc:identifier><dc:title>${escaped(title)}</dc:title><dc:language>${language}</dc:language><meta property="dcterms:modified">2026-11-22T00:00:00Z</meta></metadata><manifest>${items.join('')}</manifest><spine>${pages.map((page) => `<itemref idref="${page}"/>`).join('')}</spine></package>`
}

/** @param book its title, over the first chapter */
function bodyOf(
  { title, picture, text, list }: BookletChapter,
  book: string | null,
  drawing?: Drawing,
): string {
  const over = book === null ? '' : `<h1>${escaped(book)}</h1>`
  const items = list.map((item) => `<li><p>${escaped(item)}</p></li>`).join('')
  return [
    `<section>${over}<h2>${escaped(title)}</h2>`,
    `<figure><img src="${drawing?.name ?? ''}.svg" alt="${escaped(picture)}"/></figure>`,
    ...text.map((words) => `<p>${escaped(words)}</p>`),
    items === '' ? '' : `<ol>${items}</ol>`,
    '</section>',
  ].join('\n')
}

function pageOf(language: string, title: string, body: string): string {
  return `${XML}<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}"><head><title>${escaped(title)}</title></head><body>${body}</body></html>`
}
