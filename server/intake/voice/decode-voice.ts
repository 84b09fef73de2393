import type { LibAV, SoundFrame, Stream } from '@libav.js/variant-webm-vp9'
import { say } from '#shared/domain/findings/words.ts'
import { UnreadableArt } from '../unreadable-art.ts'

/** s: what an assistant says is a sentence or two. */
export const LONGEST_VOICE = 60
/** Of what it says on the error output. */
const QUIET = -8
/** Samples a second, and channels, that no voice has more of. */
const MOST_RATE = 192_000
const MOST_CHANNELS = 8
/** What libav answers where it needs another packet to go on, as a negative number of the system that it pretends to be. */
const AGAIN = -6
/** And where there is nothing more. */
const END = -541_478_725

/** How the head of a file names what it is coded in; in its first bytes, behind no picture. */
const CODECS = ['OpusHead', '\x01vorbis', '\x7fFLAC', 'A_OPUS', 'A_VORBIS', 'A_FLAC'] as const
const HEAD_BYTES = 4096

/** A recording in one channel, -1 to 1. */
interface Recording {
  samples: Float32Array
  /** Samples a second. */
  rate: number
}

/**
 * Decodes a voice, whatever it is coded in that Ogg and WebM can hold.
 * @param content a whole file
 * @throws UnreadableArt where it cannot be decoded, or is too long
 */
export async function decodeVoice(content: Buffer): Promise<Recording> {
  const head = content.toString('latin1', 0, HEAD_BYTES)
  // the decoder itself prints what it does not know
  if (!CODECS.some((codec) => head.includes(codec))) throw unreadable()
  const { default: factory } = await import('@libav.js/variant-webm-vp9')
  const libav = await factory.LibAV({ noworker: true, nothreads: true })
  try {
    await libav.av_log_set_level(QUIET)
    return await decode(libav, content)
  } catch (error) {
    if (error instanceof UnreadableArt) throw error
    throw unreadable()
  } finally {
    libav.terminate()
  }
}

const unreadable = () => new UnreadableArt(say('voice-unreadable'), say('voice-unreadable-hint'))

async function decode(libav: LibAV, content: Buffer): Promise<Recording> {
  await libav.writeFile('voice', content)
  const [format, streams] = await libav.ff_init_demuxer_file('voice')
  const stream = streams.find(({ codec_type }) => codec_type === libav.AVMEDIA_TYPE_AUDIO)
  if (!stream) throw unreadable()
  const parts: Float32Array[] = []
  let [rate, length] = [0, 0]
  for await (const one of framesOf(libav, format, stream)) {
    const part = inOneChannel(one, libav)
    rate = one.sample_rate
    length += part.length
    if (length > LONGEST_VOICE * rate)
      throw new UnreadableArt(say('voice-long', { most: LONGEST_VOICE }), say('voice-long-hint'))
    parts.push(part)
  }
  if (length === 0) throw unreadable()
  const samples = new Float32Array(length)
  let at = 0
  for (const part of parts) {
    samples.set(part, at)
    at += part.length
  }
  return { samples, rate }
}

/** What comes of one packet after the other: few bytes may be an hour. */
async function* framesOf(libav: LibAV, format: number, stream: Stream): AsyncGenerator<SoundFrame> {
  const [, decoding, packet, frame] = await libav.ff_init_decoder(stream.codec_id, {
    codecpar: stream.codecpar,
  })
  for (let isLast = false; !isLast;) {
    // the empty packet behind the last one brings what the decoder still has
    isLast = (await libav.av_read_frame(format, packet)) < 0
    const isOurs = isLast || (await libav.AVPacket_stream_index(packet)) === stream.index
    if (isOurs && (await libav.avcodec_send_packet(decoding, packet)) < 0) throw unreadable()
    await libav.av_packet_unref(packet)
    if (isOurs) yield* received(libav, decoding, frame)
  }
}

async function* received(libav: LibAV, decoding: number, frame: number): AsyncGenerator<SoundFrame> {
  for (;;) {
    const result = await libav.avcodec_receive_frame(decoding, frame)
    if (result === AGAIN || result === END) return
    if (result < 0) throw unreadable()
    const [rate, channels] = [await libav.AVFrame_sample_rate(frame), await libav.AVFrame_channels(frame)]
    if (rate < 1 || rate > MOST_RATE || channels < 1 || channels > MOST_CHANNELS) throw unreadable()
    yield await libav.ff_copyout_frame<SoundFrame>(frame)
  }
}

/** The mean of all channels. */
function inOneChannel(
  { data, format, channels, nb_samples: length }: SoundFrame,
  libav: LibAV,
): Float32Array {
  const full = fullScale(format, libav)
  const out = new Float32Array(length)
  for (let at = 0; at < length; at += 1) {
    let sum = 0
    for (let channel = 0; channel < channels; channel += 1)
      sum += (Array.isArray(data) ? data[channel]?.[at] : data[at * channels + channel]) ?? 0
    out[at] = sum / channels / full
  }
  return out
}

/** What of the numbers of a frame is 1. */
function fullScale(format: number, libav: LibAV): number {
  if (format === libav.AV_SAMPLE_FMT_S16 || format === libav.AV_SAMPLE_FMT_S16P) return 32_768
  if (format === libav.AV_SAMPLE_FMT_S32 || format === libav.AV_SAMPLE_FMT_S32P) return 2_147_483_648
  return 1
}
