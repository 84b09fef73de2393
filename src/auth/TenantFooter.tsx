import { usePlatform } from '#src/features/platform/store.ts'
import { lazyComponent } from '#src/lib/lazy-component.ts'

const MarketingFooter = lazyComponent(
  async () => (await import('#src/features/platform/MarketingFooter.tsx')).MarketingFooter,
)

/** The marketing footer of a tenant that has one; its code comes for those only. */
export function TenantFooter() {
  return usePlatform(({ params }) => params.some(isFooter)) && <MarketingFooter />
}

function isFooter({ configKey }: { configKey: string }): boolean {
  return configKey === 'marketingFooterContent'
}
