import { usePlatform } from '#src/features/platform/store.ts'
import { latePart, useLatePart } from '#src/lib/late-part.ts'

const footer = latePart<object>(
  async () => (await import('#src/features/platform/MarketingFooter.tsx')).MarketingFooter,
)

/** The marketing footer of a tenant that has one; its code comes for those only. */
export function TenantFooter() {
  return usePlatform(({ params }) => params.some(isFooter)) && <Late />
}

function isFooter({ configKey }: { configKey: string }): boolean {
  return configKey === 'marketingFooterContent'
}

function Late() {
  const { Part } = useLatePart(footer)
  return Part && <Part />
}
