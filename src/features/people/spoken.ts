import { createContext, useContext } from 'react'
import { DEFAULT_LANGUAGES, type Language } from '#shared/domain/languages.ts'

/** The languages that the house speaks, from whoever knows its settings. */
export const Spoken = createContext<readonly Language[]>(DEFAULT_LANGUAGES)

export const useSpoken = (): readonly Language[] => useContext(Spoken)
