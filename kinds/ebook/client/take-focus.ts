/**
 * Gives the focus to what the keys scroll and turn. Before anybody has pressed anything, as after a reload, no ring says so: it
 * would frame the whole page for anyone who reads with a finger. The first key shows it.
 */
export function takeFocus(view: HTMLElement | null): void {
  if (!view) return
  if ('userActivation' in navigator && !navigator.userActivation.hasBeenActive) {
    view.dataset['unasked'] = ''
    addEventListener('keydown', () => delete view.dataset['unasked'], { once: true, capture: true })
  }
  view.focus({ preventScroll: true })
}
