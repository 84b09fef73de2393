import type { GivenColours } from '#shared/domain/colour-scale.ts'

export interface DocumentLook {
  /** Address of the tenant's logo; null: it has none of its own. */
  logo: string | null
  /** Null: the default look. */
  colours: GivenColours | null
}

/**
 * The look that the server wrote on the document (server/modules/platform/start-document.ts): known before the first call.
 * A document that comes from elsewhere than the API carries none.
 */
export function readDocumentLook(): DocumentLook {
  const { logo, colours } = document.documentElement.dataset
  const [mainColorOne, mainColorTwo, mainColorThree, mainColorThreeLighten] = colours?.split(' ') ?? []
  return {
    logo: logo || null,
    colours: colours ? { mainColorOne, mainColorTwo, mainColorThree, mainColorThreeLighten } : null,
  }
}
