import { MESSAGE_LINK } from '#shared/contract/messages.ts'

/** A place in the product, not another site's page. */
export const isPlaceInside = (link: string): boolean => link.startsWith('#')

/** A place in the product is gone to; another site opens beside it, and learns nothing of it. What is neither leads nowhere. */
export function openLink(link: string): void {
  if (!MESSAGE_LINK.test(link)) return
  if (isPlaceInside(link)) location.hash = link
  else window.open(link, '_blank', 'noopener,noreferrer')
}
