import { combineReducers } from '@reduxjs/toolkit';
import { filtersSlice } from '../filters/filtersSlice';
import { likesSlice } from '../likes/likesSlice';
import { mobileMenuSlice } from '../mobile-menu/mobileMenuSlice';
import { navigationSlice } from '../navigation/navigationSlice';
import { quickSearchSlice } from '../quick-search/quickSearchSlice';
import { readingSlice } from '../reading/readingSlice';
import { searchSlice } from '../search/searchSlice';
import { tabChoiceSlice } from '../tab-choice/tabChoiceSlice';
import { tagsSlice } from '../tags/tagsSlice';
import { terminalSlice } from '../terminal/terminalSlice';
import { themeSlice } from '../theme/themeSlice';
import { valuesSlice } from '../values/valuesSlice';

/**
 * All state of the interface (D1): the six slices of the product, and those without which a replayed visit would not
 * show the same screen: the search dialog, where the visitor is, which theme
 * and tab they chose, their values in guides, and how they read code.
 */
export const rootReducer = combineReducers({
  search: searchSlice.reducer,
  quickSearch: quickSearchSlice.reducer,
  tabChoice: tabChoiceSlice.reducer,
  tags: tagsSlice.reducer,
  filters: filtersSlice.reducer,
  likes: likesSlice.reducer,
  mobileMenu: mobileMenuSlice.reducer,
  terminal: terminalSlice.reducer,
  navigation: navigationSlice.reducer,
  theme: themeSlice.reducer,
  values: valuesSlice.reducer,
  reading: readingSlice.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;
