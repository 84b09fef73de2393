import { button, el, sign } from '../dom.ts'
import type { Setting, Shown } from '../setting.ts'

/** Places on the drawing: each tells something when it is pressed. */
export function find({ screen, words, frame, deeds, does, say }: Setting<'find'>): Shown {
  const found = new Set(deeds)
  const count = el('p', { class: 'count' })
  const list = el('ul', { class: 'found' })
  const over = screen.spots.map(({ id, at: [left, top] }, index) => {
    const { name = '', said = '' } = words.spots?.[id] ?? {}
    const line = el('li', {}, el('strong', {}, name), ` ${said}`)
    const number = el('span', { 'aria-hidden': 'true' }, String(index + 1))
    const spot = button('', 'spot', () => {
      const isNew = !found.has(id)
      found.add(id)
      tell()
      say(said)
      if (isNew) does(id)
    })
    spot.setAttribute('aria-label', name)
    spot.style.insetInlineStart = `${left}%`
    spot.style.insetBlockStart = `${top}%`
    spot.append(number)
    const tell = (): void => {
      spot.classList.add('is-found')
      spot.replaceChildren(sign('right'))
      spot.setAttribute('aria-label', `${name}, ${frame.seen}`)
      list.prepend(line)
      count.textContent = frame.found(found.size, screen.spots.length)
    }
    if (found.has(id)) tell()
    return spot
  })
  count.textContent = frame.found(found.size, screen.spots.length)
  return { below: [count, list], over }
}
