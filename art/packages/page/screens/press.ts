import { button, el } from '../dom.ts'
import { judged, rateOf } from '../pace.ts'
import type { Setting, Shown } from '../setting.ts'

/** The gauge goes this far to either side. */
const GAUGE = [60, 160] as const
const SETTLE = 4

/** Somebody presses in the rhythm of a chest compression and sees how fast that is. Nothing hangs on it. */
export function press({ screen, frame, deeds, does, say }: Setting<'press'>): Shown {
  const times: number[] = []
  const count = el('span', { class: 'beats' }, String(screen.presses))
  const pad = button('', 'pad', () => beat(performance.now()))
  pad.setAttribute('aria-label', frame.press)
  pad.append(el('span', { class: 'heart', 'aria-hidden': 'true' }), count)
  const needle = el('span', { class: 'needle', hidden: '' })
  const gauge = el('div', { class: 'gauge', 'aria-hidden': 'true' }, el('span', { class: 'zone' }), needle)
  const verdict = el('p', { class: 'verdict' }, frame.beginPressing)
  const skip = button(frame.skipPressing, 'quiet', () => {
    does('skipped')
    skip.remove()
  })

  function beat(now: number): void {
    if (times.length >= screen.presses) return
    times.push(now)
    pad.classList.remove('is-down')
    pad.getBoundingClientRect()
    pad.classList.add('is-down')
    count.textContent = String(screen.presses - times.length)
    const recent = times.slice(-SETTLE - 1)
    if (recent.length <= SETTLE) return
    const rate = rateOf(recent)
    needle.hidden = false
    const [low, high] = GAUGE
    needle.style.insetInlineStart = `${((Math.min(Math.max(rate, low), high) - low) / (high - low)) * 100}%`
    verdict.textContent = frame.rate(Math.round(rate), judged(rate))
    if (times.length < screen.presses) {
      if (times.length % 10 === 0) say(verdict.textContent)
      return
    }
    const whole = rateOf(times)
    verdict.textContent = frame.pressed(screen.presses, Math.round(whole), judged(whole))
    say(verdict.textContent)
    skip.remove()
    pad.setAttribute('aria-disabled', 'true')
    if (!deeds.includes('pressed')) does('pressed')
  }

  const again = deeds.length > 0 ? [] : [skip]
  return { below: [el('div', { class: 'pressing' }, pad, gauge, verdict), ...again] }
}
