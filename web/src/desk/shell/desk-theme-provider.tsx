import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { deskVariables } from '../../shared/theme/global-styles.ts';
import { theme } from '../../shared/theme/theme.ts';
import { deskTheme } from './desk-theme.ts';

const variables = deskVariables(theme.generateStyleSheets());

/** Provides the desks' theme, with the variables that readers' documents lack. */
export const DeskThemeProvider = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={deskTheme}>
    <GlobalStyles styles={variables} />
    {children}
  </ThemeProvider>
);
