import { RATE } from './voices.ts'

type Three = readonly [number, number, number]

/** One of the two filters of the ear in ITU-R BS.1770, for our rate. */
function weigh(samples: Float64Array, [b0, b1, b2]: Three, [a0, a1, a2]: Three): Float64Array {
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  return samples.map((x) => {
    const y = (b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2) / a0
    ;[x2, x1, y2, y1] = [x1, x, y1, y]
    return y
  })
}

/** What a head does to sound: highs are heard louder. */
function shelf(samples: Float64Array): Float64Array {
  const [k, q] = [Math.tan((Math.PI * 1681.97) / RATE), 0.7072]
  const high = 10 ** (3.99984 / 20)
  const band = high ** 0.49967
  return weigh(
    samples,
    [high + (band * k) / q + k * k, 2 * (k * k - high), high - (band * k) / q + k * k],
    [1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k],
  )
}

/** The lowest are hardly heard. */
function highPass(samples: Float64Array): Float64Array {
  const [k, q] = [Math.tan((Math.PI * 38.135) / RATE), 0.50033]
  const a: Three = [1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k]
  return weigh(samples, [a[0], -2 * a[0], a[0]], a)
}

/** How loud the loudest `ms` of it are to the ear (LUFS of one channel, without gates): 400 is what ITU-R BS.1770 calls momentary. */
export function loudness(samples: Float64Array, ms = 400): number {
  const window = Math.round((ms / 1000) * RATE)
  const heard = highPass(shelf(samples))
  let [sum, most] = [0, 0]
  for (let at = 0; at < heard.length; at++) {
    sum += (heard[at] ?? 0) ** 2 - (heard[at - window] ?? 0) ** 2
    most = Math.max(most, sum)
  }
  return 10 * Math.log10(most / window) - 0.691
}
