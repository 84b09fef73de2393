/**
 * A ref for a row of ways that is wider than a phone: it begins where the current one stands in its middle. The row is
 * positioned, so that places are counted from its start.
 */
export function showCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector<HTMLElement>('[aria-current]')
  if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
}
