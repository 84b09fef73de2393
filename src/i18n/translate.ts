import type { TFunction } from 'i18next'

/** Says a text of the product in the language of now, as `useTranslation` hands it out. */
export type Translate = TFunction
