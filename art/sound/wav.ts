import { RATE } from './voices.ts'

/** A WAV file of 16 bits; all sides are of one length. */
export function wav(sides: readonly Float64Array[]): Buffer {
  const length = sides[0]?.length ?? 0
  const frame = 2 * sides.length
  const file = Buffer.alloc(44 + length * frame)
  file.write('RIFF', 0)
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(sides.length, 22)
  file.writeUInt32LE(RATE, 24)
  file.writeUInt32LE(RATE * frame, 28)
  file.writeUInt16LE(frame, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(length * frame, 40)
  sides.forEach((side, place) => {
    side.forEach((sample, i) => file.writeInt16LE(Math.round(sample * 32_767), 44 + i * frame + 2 * place))
  })
  return file
}
