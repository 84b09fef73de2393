import { notFound } from '#server/http/problem.ts'
import type { Tenant } from '#server/http/visit.ts'

/** @throws Problem 404 where the shop is off (AUTH-9) */
export function mustHaveShop({ features }: Pick<Tenant, 'features'>): void {
  if (!features.isShopEnabled) throw notFound()
}
