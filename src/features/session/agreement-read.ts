/** First word of the key of the query that reads it. */
export const AGREEMENT = 'agreement'

let read: { version?: number } = {}

/** Which version of the agreement stands on the screen: it is the one that is accepted. */
export function noteAgreement(version: number): void {
  read = { version }
}

export const agreementRead = (): { version?: number } => read
