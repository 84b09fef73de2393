import type { PlatformSettings } from '#shared/contract/platform.ts'
import { applyColours } from '#src/ui/colours.ts'
import { readDocumentLook } from './document-look.ts'

export const DEFAULT_TITLE = 'Waymark'

/** Gives the first screens the tenant's colours, before its settings have come (BOOT-4). */
export function showDocumentLook(): void {
  applyColours(document.documentElement, readDocumentLook().colours)
}

/** Gives the page a tenant's colours, title and icon; without settings the product wears its own (SHELL-6). */
export function showLook(settings: PlatformSettings | null): void {
  applyColours(document.documentElement, settings)
  document.title = settings?.platformTitle ?? DEFAULT_TITLE
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (icon && settings?.platformFaviconURL) icon.href = settings.platformFaviconURL
}
