import type { Frame, LibAV, Packet } from '@libav.js/variant-webm-vp9'
import { UnreadableArt } from '../unreadable-art.ts'
import { readWebm } from './webm.ts'

/** Pixels of all pictures together; WebAssembly encodes some two million a second (half of a slow processor). */
const MOST_PIXELS = 45_000_000
/** Lower is finer; at 38 nobody sees a difference on a figure of 190 px. */
const QUALITY = '38'
/** 0 is slow and small, 5 as fast as it gets without losing much. */
const SPEED = '5'
/** Of what it says on the error output. */
const QUIET = -8
/** Bytes of packets that are held at once. */
const AT_ONCE = 256 * 1024
/** As luma is stored: black is 16, white 235. */
const BLACK = 16
const WHITE = 235
const GREY = 128

const DECODERS: Readonly<Record<string, string>> = { V_VP8: 'libvpx', V_VP9: 'libvpx-vp9' }

/**
 * A film with an alpha channel as one without: its colours above, what shows of them below as shades of grey. WebKit plays WebM, but draws all of
 * it opaque (decision 113).
 * @param content a whole WebM
 * @returns null where it has no alpha channel, is too long, or cannot be decoded here
 */
export async function stackAlpha(content: Buffer): Promise<Buffer | null> {
  const decoder = decoderOf(content)
  if (decoder === null) return null
  const { default: factory } = await import('@libav.js/variant-webm-vp9')
  const libav = await factory.LibAV({ noworker: true, nothreads: true })
  try {
    await libav.av_log_set_level(QUIET)
    return await stack(libav, content, decoder)
  } catch {
    // broken, or of a sort that this decoder does not know: the browser says so to its maker
    return null
  } finally {
    libav.terminate()
  }
}

/** Null for what is no such film: the browser says so to its maker. */
function decoderOf(content: Buffer): string | null {
  try {
    return DECODERS[readWebm(content).codec ?? ''] ?? null
  } catch (error) {
    if (!(error instanceof UnreadableArt)) throw error
    return null
  }
}

async function stack(libav: LibAV, content: Buffer, decoder: string): Promise<Buffer | null> {
  await libav.writeFile('film.webm', content)
  const [format, [stream]] = await libav.ff_init_demuxer_file('film.webm')
  if (!stream || stream.metadata?.alpha_mode !== '1') return null
  const time: [number, number] = [stream.time_base_num, stream.time_base_den]
  const [, decoding, packet, frame] = await libav.ff_init_decoder(decoder, { codecpar: stream.codecpar })
  let stacked: Stacked | null = null
  let pixels = 0
  for (let isLast = false; !isLast;) {
    const [result, read] = await libav.ff_read_frame_multi(format, packet, { limit: AT_ONCE })
    // 0 and "again" are followed by more
    isLast = result !== 0 && result !== AGAIN
    const frames = await libav.ff_decode_multi(decoding, packet, frame, read[stream.index] ?? [], isLast)
    for (const one of frames) {
      if (one.format !== libav.AV_PIX_FMT_YUVA420P) return null
      pixels += one.width * one.height
      if (pixels > MOST_PIXELS) return null
      stacked ??= await Stacked.open(libav, one, time)
      await stacked.add(one)
    }
  }
  return stacked === null ? null : stacked.end()
}

/** What libav answers where it has more to give, as a negative number of the system that it pretends to be. */
const AGAIN = -6

/** The film that is written. */
class Stacked {
  private readonly libav: LibAV
  private readonly time: readonly [number, number]
  private readonly handles: { context: number; frame: number; packet: number; format: number; io: number }

  private constructor(libav: LibAV, time: readonly [number, number], handles: Stacked['handles']) {
    this.libav = libav
    this.time = time
    this.handles = handles
  }

  static async open(
    libav: LibAV,
    { width, height }: Frame,
    time: readonly [number, number],
  ): Promise<Stacked> {
    const ctx = {
      bit_rate: 0,
      pix_fmt: libav.AV_PIX_FMT_YUV420P,
      width: even(width),
      height: 2 * even(height),
    }
    const options = { crf: QUALITY, b: '0', deadline: 'good', 'cpu-used': SPEED, 'lag-in-frames': '16' }
    const encoder = await libav.ff_init_encoder('libvpx-vp9', { ctx, time_base: time, options })
    const [, context, frame, packet] = encoder
    const [format, , io] = await libav.ff_init_muxer(
      { filename: 'stacked.webm', format_name: 'webm', open: true },
      [[context, ...time]],
    )
    await libav.avformat_write_header(format, 0)
    return new Stacked(libav, time, { context, frame, packet, format, io })
  }

  async add(frame: Frame): Promise<void> {
    const [numerator, denominator] = this.time
    const times = { time_base_num: numerator, time_base_den: denominator }
    const { pts = 0, ptshi = 0 } = frame
    const format = this.libav.AV_PIX_FMT_YUV420P
    await this.encode([{ ...stackedFrame(frame), ...times, pts, ptshi, format }], false)
  }

  async end(): Promise<Buffer> {
    await this.encode([], true)
    const { format, io } = this.handles
    await this.libav.av_write_trailer(format)
    await this.libav.ff_free_muxer(format, io)
    return Buffer.from(await this.libav.readFile('stacked.webm'))
  }

  private async encode(frames: Frame[], isLast: boolean): Promise<void> {
    const { context, frame, packet, format } = this.handles
    const packets: Packet[] = await this.libav.ff_encode_multi(context, frame, packet, frames, isLast)
    if (packets.length > 0) await this.libav.ff_write_multi(format, packet, packets)
  }
}

const even = (size: number): number => size + (size % 2)

/** One picture above the other. Colours have half the lines and columns of brightness. */
function stackedFrame({
  data,
  layout,
  width,
  height,
}: Frame): Pick<Frame, 'data' | 'layout' | 'width' | 'height'> {
  const [luma, blue, red, alpha] = layout
  const size = { width: even(width), height: even(height) }
  const half = { width: size.width / 2, height: size.height / 2 }
  const lumaBytes = 2 * size.width * size.height
  const colourBytes = half.width * size.height
  const out = new Uint8Array(lumaBytes + 2 * colourBytes)
  out.fill(BLACK, 0, lumaBytes)
  out.fill(GREY, lumaBytes)
  const copy = (from: Frame['layout'][number] | undefined, to: number, lines: number, columns: number) => {
    if (!from) return
    const stride = to < lumaBytes ? size.width : half.width
    for (let line = 0; line < lines; line += 1) {
      const start = from.offset + line * from.stride
      out.set(data.subarray(start, start + columns), to + line * stride)
    }
  }
  const [halfWidth, halfHeight] = [Math.ceil(width / 2), Math.ceil(height / 2)]
  copy(luma, 0, height, width)
  copy(blue, lumaBytes, halfHeight, halfWidth)
  copy(red, lumaBytes + colourBytes, halfHeight, halfWidth)
  const below = size.width * size.height
  for (let line = 0; alpha && line < height; line += 1) {
    for (let column = 0; column < width; column += 1) {
      const shown = data[alpha.offset + line * alpha.stride + column] ?? 0
      out[below + line * size.width + column] = BLACK + Math.round((shown * (WHITE - BLACK)) / 255)
    }
  }
  return {
    data: out,
    layout: [
      { offset: 0, stride: size.width },
      { offset: lumaBytes, stride: half.width },
      { offset: lumaBytes + colourBytes, stride: half.width },
    ],
    ...{ width: size.width, height: 2 * size.height },
  }
}
