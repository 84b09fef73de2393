import { expect, it, vi } from 'vitest'
import { hintAtMore } from './scroll-hint.ts'

it('lets the keyboard stand on words that scroll, unless something in them is reached by it [ACCESS-4]', async () => {
  const scroller = document.body.appendChild(document.createElement('div'))
  vi.spyOn(scroller, 'scrollHeight', 'get').mockReturnValue(900)
  vi.spyOn(scroller, 'clientHeight', 'get').mockReturnValue(600)
  const stop = hintAtMore(scroller)
  // a heading takes the focus by a script alone
  scroller.innerHTML = '<h2 tabindex="-1">What it is about</h2>'
  await vi.waitFor(() => expect(scroller.getAttribute('tabindex')).toBe('0'))
  scroller.innerHTML = '<p tabindex="0">More</p>'
  await vi.waitFor(() => expect(scroller.getAttribute('tabindex')).toBeNull())
  stop?.()
  scroller.remove()
})
