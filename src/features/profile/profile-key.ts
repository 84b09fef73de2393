/** Of the own profile among what was asked: the login knows it without knowing what a profile is made of. */
export const PROFILE_KEY = ['profile']
