import { createContext, useContext } from 'react'
import { DEFAULT_LANGUAGES, type Language } from '#shared/domain/languages.ts'

/** The tenant's languages, by its settings. */
export const Spoken = createContext<readonly Language[]>(DEFAULT_LANGUAGES)

/** The tenant's first language: what is not written in another is read in it. */
export const FirstSpoken = createContext<Language>('en')

export const useSpoken = (): readonly Language[] => useContext(Spoken)
