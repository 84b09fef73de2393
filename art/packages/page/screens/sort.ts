import { button, el, sign } from '../dom.ts'
import type { Setting, Shown } from '../setting.ts'

const PLACES = ['yes', 'no'] as const

/** Things that go to one of two places; judged together, once. */
export function sort(setting: Setting<'sort'>): Shown {
  const { screen, words, frame, deeds, does, say } = setting
  const rows = screen.items.map(({ id, best }) => {
    const { name = '', said = '' } = words.items?.[id] ?? {}
    const choices = PLACES.map((place) => {
      const radio = el('input', { type: 'radio', name: id, value: place })
      if (deeds.includes(`${id}=${place}`)) radio.checked = true
      return {
        radio,
        label: el('label', { class: 'place' }, radio, el('span', {}, words.places?.[place] ?? '')),
      }
    })
    const group = el(
      'fieldset',
      { class: 'item' },
      el('legend', {}, name),
      ...choices.map(({ label }) => label),
    )
    const chosen = (): string | undefined => choices.find(({ radio }) => radio.checked)?.radio.value
    const judge = (): void => {
      const isRight = chosen() === best
      for (const { radio } of choices) radio.disabled = true
      group.classList.add(isRight ? 'is-right' : 'is-wrong')
      const verdict = `${isRight ? frame.right : frame.wrong} `
      group.append(el('p', { class: 'said' }, sign(isRight ? 'right' : 'wrong'), el('b', {}, verdict), said))
    }
    return { id, best, group, chosen, judge }
  })
  const hint = el('p', { class: 'hint' })
  const check = button(frame.check, 'main', () => {
    const open = rows.find(({ chosen }) => chosen() === undefined)
    if (open) {
      hint.textContent = frame.choosePlaces
      say(frame.choosePlaces)
      open.group.querySelector('input')?.focus()
      return
    }
    for (const { judge } of rows) judge()
    const right = rows.filter(({ chosen, best }) => chosen() === best).length
    say(frame.result(right, rows.length))
    check.remove()
    hint.textContent = frame.result(right, rows.length)
    does(...rows.map(({ id, chosen }) => `${id}=${chosen() ?? ''}`))
  })
  if (deeds.length > 0) for (const { judge } of rows) judge()
  return {
    below: [...rows.map(({ group }) => group), hint, ...(deeds.length > 0 ? [] : [check])],
  }
}
