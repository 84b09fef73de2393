import { FEWEST_PEOPLE } from '#shared/domain/small-groups.ts'
import type { TenantFeatures } from '#server/db/schema/tenants.ts'

/** How many people figures of this tenant are of at least. */
export const leastOf = ({ features }: { features: TenantFeatures }): number =>
  features.smallestGroup ?? FEWEST_PEOPLE
