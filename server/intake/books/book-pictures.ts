import { readArt } from '../art-file.ts'
import { encode } from '../art-store.ts'
import { UnreadableArt } from '../unreadable-art.ts'
import type { BookPicture, ChapterFiles } from './chapter.ts'
import type { BookPlaces } from './epub.ts'

const MOST_PICTURES = 1000

/** The pictures of a book, each made anew once: nothing of the file itself is served. */
export class BookPictures {
  /** By the name under which it lies beside the chapters. */
  readonly made = new Map<string, { content: Buffer }>()
  private readonly known = new Map<string, Promise<BookPicture | null>>()
  private readonly files: ReadonlyMap<string, Buffer>
  private readonly places: BookPlaces

  constructor(files: ReadonlyMap<string, Buffer>, places: BookPlaces) {
    this.files = files
    this.places = places
  }

  readonly forChapters: Omit<ChapterFiles, 'parts'> = {
    picture: (file) => this.once(file, file, () => this.files.get(file) ?? null),
    drawing: (svg) => this.once(svg, 'a drawing in a chapter', () => Buffer.from(svg)),
  }

  private once(key: string, shown: string, read: () => Buffer | null): Promise<BookPicture | null> {
    const known = this.known.get(key) ?? this.make(shown, read())
    this.known.set(key, known)
    return known
  }

  private async make(shown: string, content: Buffer | null): Promise<BookPicture | null> {
    const { cache, findings, label } = this.places
    try {
      if (!content) throw new UnreadableArt('is missing', 'Export the book again.')
      if (this.made.size >= MOST_PICTURES) {
        throw new UnreadableArt(`is one of more than ${MOST_PICTURES} pictures`, 'Make several books of it.')
      }
      const pixels = await readArt(content, cache)
      const file = `p${this.made.size}.webp`
      this.made.set(file, { content: await encode(pixels, false) })
      return { file, width: pixels.width, height: pixels.height }
    } catch (error) {
      if (!(error instanceof UnreadableArt)) throw error
      findings.advise(label, `${shown} ${error.message}: its description stands there`, error.mend)
      return null
    }
  }
}
