/** As `ref` of the current link in a row that a finger moves; the page stays where it is. */
export function bringIntoSight(link: HTMLElement | null): void {
  link?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
