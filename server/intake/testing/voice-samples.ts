import libav from '@libav.js/variant-webm-vp9'

/** Samples a second. */
export const RATE = 48_000

/** Part of what a voice could be: silence, tones of these pitches (Hz) together, or a hiss. */
export interface Utterance {
  ms: number
  /** None: silence. */
  tones?: readonly number[]
  /** 0 to 1. */
  loud?: number
}

/** One after the other, sample by sample. */
export function synthesised(utterances: readonly Utterance[]): Float32Array {
  return Float32Array.from(
    utterances.flatMap(({ ms, tones = [], loud = 0.5 }) =>
      Array.from({ length: (ms * RATE) / 1000 }, (_, at) =>
        tones.reduce((sum, hz) => sum + (loud / tones.length) * Math.sin((2 * Math.PI * hz * at) / RATE), 0),
      ),
    ),
  )
}

/** Samples of a frame of 20 ms, as the coder takes them. */
const FRAME = 960
const MONO = 4

interface Recording {
  codec?: 'libopus' | 'flac'
  /** Samples a second that it says it has. */
  rate?: number
  /** What is sounded in each of so many channels. */
  channels?: number
  /** Packets behind all others, whatever is in them. */
  more?: readonly Uint8Array[]
}

/** The same as a recording: Opus in Ogg, usually. */
export async function oggOf(
  samples: Float32Array,
  { codec = 'libopus', rate = RATE, channels = 1, more = [] }: Recording = {},
): Promise<Buffer> {
  const coder = await libav.LibAV({ noworker: true, nothreads: true })
  await coder.av_log_set_level(-8)
  const sample = codec === 'flac' ? coder.AV_SAMPLE_FMT_S16 : coder.AV_SAMPLE_FMT_FLT
  const layout = channels === 1 ? MONO : 2 ** channels - 1
  const ctx = { bit_rate: 64_000, sample_fmt: sample, sample_rate: rate, channel_layout: layout }
  const time: [number, number] = [1, rate]
  const [, context, frame, packet] = await coder.ff_init_encoder(codec, {
    ctx: { ...ctx, ...(channels > 1 && { channels }) },
    time_base: time,
    // channels that nobody says where they sound
    ...(channels > 2 && { options: { mapping_family: '255' } }),
  })
  const open = { filename: 'voice.ogg', format_name: 'ogg', open: true }
  const [format, , io] = await coder.ff_init_muxer(open, [[context, ...time]])
  await coder.avformat_write_header(format, 0)
  const frames = Array.from({ length: Math.floor(samples.length / FRAME) }, (_, index) => ({
    data: interleaved(samples.slice(index * FRAME, (index + 1) * FRAME), channels, codec === 'flac'),
    format: sample,
    ...{ channels, channel_layout: layout, nb_samples: FRAME, sample_rate: rate },
    ...{ pts: index * FRAME, ptshi: 0, time_base_num: 1, time_base_den: rate },
  }))
  const packets = await coder.ff_encode_multi(context, frame, packet, frames, true)
  for (const data of more) {
    const [last] = packets.slice(-1)
    if (last) packets.push({ ...last, data, pts: (last.pts ?? 0) + FRAME, dts: (last.dts ?? 0) + FRAME })
  }
  await coder.ff_write_multi(format, packet, packets)
  await coder.av_write_trailer(format)
  await coder.ff_free_muxer(format, io)
  const content = Buffer.from(await coder.readFile('voice.ogg'))
  coder.terminate()
  return content
}

/** The same in each channel, sample by sample. */
function interleaved(samples: Float32Array, channels: number, isWhole: boolean): Float32Array | Int16Array {
  const all = Float32Array.from(
    { length: samples.length * channels },
    (_, at) => samples[Math.floor(at / channels)] ?? 0,
  )
  return isWhole ? Int16Array.from(all, (sample) => Math.round(sample * 32_767)) : all
}
