import sharp from 'sharp'
import { XMLSerializer, type Element } from '@xmldom/xmldom'
import { say, type FindingValue } from '#shared/domain/findings/words.ts'
import { readBookArt } from '../art-file.ts'
import { encode } from '../art-store.ts'
import { isSvg } from '../drawing/svg-file.ts'
import type { Pixels } from '../pixels/pixels.ts'
import { UnreadableArt } from '../unreadable-art.ts'
import { bookDrawing, innerDrawing, type BookDrawing } from './book-drawing.ts'
import type { BookPicture } from './chapter.ts'
import type { BookPlaces } from './book-places.ts'

const MOST_PICTURES = 1000
/** A picture that lies in the words themselves: its kind, and how it is written. */
const DATA = /^data:image\/[\w.+-]+(;[^,]*)?,(.*)$/s

interface BookFiles {
  files: ReadonlyMap<string, Buffer>
  /** The file to be shown in place of one of a kind that few programs know. */
  instead: ReadonlyMap<string, string>
}

/** The pictures of a book, each made anew once: nothing of the file itself is served. */
export class BookPictures {
  /** By the name under which it lies beside the chapters. */
  readonly made = new Map<string, { content: Buffer }>()
  private readonly known = new Map<string, Promise<BookPicture | null>>()
  private readonly files: ReadonlyMap<string, Buffer>
  private readonly instead: ReadonlyMap<string, string>
  private readonly places: BookPlaces

  constructor({ files, instead }: BookFiles, places: BookPlaces) {
    this.files = files
    this.instead = instead
    this.places = places
  }

  /** Null for one that cannot be shown, which is reported. @param file its name in the archive */
  picture(file: string): Promise<BookPicture | null> {
    return this.once(file, file, () => this.read(file))
  }

  /** The same of a drawing that stands in a chapter. @param from the file of that */
  drawing(svg: Element, from: string): Promise<BookPicture | null> {
    const shown = say('drawing-in', { file: from })
    return this.once(new XMLSerializer().serializeToString(svg), shown, async () =>
      this.draw(await innerDrawing(svg, from, this.around())),
    )
  }

  /** The same of one that lies in an address. */
  async inAddress(address: string, from: string): Promise<BookPicture | null> {
    const [, how = '', written] = DATA.exec(address.trim()) ?? []
    if (written === undefined) return null
    const isBase64 = how.toLowerCase().endsWith(';base64')
    return this.once(address, say('picture-in', { file: from }), async () => {
      const content = isBase64 ? Buffer.from(written, 'base64') : Buffer.from(decodeURIComponent(written))
      return this.shown(from, content)
    })
  }

  private once(key: string, shown: FindingValue, read: () => Promise<Shown>): Promise<BookPicture | null> {
    const known = this.known.get(key) ?? this.make(shown, read)
    this.known.set(key, known)
    return known
  }

  private async make(shown: FindingValue, read: () => Promise<Shown>): Promise<BookPicture | null> {
    const { findings, label } = this.places
    try {
      if (this.made.size >= MOST_PICTURES) {
        throw new UnreadableArt(say('book-pictures', { most: MOST_PICTURES }), say('several-books'))
      }
      const { pixels, words } = await read()
      const file = `p${this.made.size}.webp`
      // its name is taken before anything is waited for
      const served: { content: Buffer } = { content: Buffer.alloc(0) }
      this.made.set(file, served)
      served.content = await encode(pixels, 'sharp')
      return { file, width: pixels.width, height: pixels.height, words }
    } catch (error) {
      if (!(error instanceof UnreadableArt)) throw error
      findings.advise(label, say('book-picture', { shown, problem: error.problem }), error.hint)
      return null
    }
  }

  private async read(file: string): Promise<Shown> {
    const there = this.instead.get(file) ?? file
    const content = this.files.get(there)
    if (!content) throw new UnreadableArt(say('is-missing'), say('book-again'))
    return this.shown(there, content)
  }

  private async shown(file: string, content: Buffer): Promise<Shown> {
    if (isSvg(content)) return this.draw(await bookDrawing(file, content, this.around()))
    return { pixels: await readBookArt(content, this.places.cache), words: '' }
  }

  private async draw({ svg, words }: BookDrawing): Promise<Shown> {
    return { pixels: await readBookArt(Buffer.from(svg), this.places.cache), words }
  }

  private around() {
    return { files: this.files, pixels: (file: string) => this.asPng(file) }
  }

  /** Of what a drawing shows: pixels alone, for drawings that show each other would never end. */
  private async asPng(file: string): Promise<Buffer | null> {
    const content = this.files.get(this.instead.get(file) ?? file)
    if (!content || isSvg(content)) return null
    const pixels = await readBookArt(content, this.places.cache).catch((error: unknown) => {
      if (error instanceof UnreadableArt) return null
      throw error
    })
    if (!pixels) return null
    const { data, width, height } = pixels
    return sharp(data, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer()
  }
}

interface Shown {
  pixels: Pixels
  /** That are drawn in it. */
  words: string
}
