import { Helmet } from 'react-helmet';
import type { Resume } from '../../core/content/resume';
import { RESUME_JSON, RESUME_TEXT } from '../../core/site/resumeFiles';
import { pathOf } from '../../core/site/routes';
import { absoluteUrl, PERSON_ID, site } from '../../platform/site';
import { StructuredData } from '../../ui/StructuredData';

const FORMS = [
  ...(site.resumePdf ? [{ type: 'application/pdf', path: site.resumePdf }] : []),
  { type: 'text/plain', path: RESUME_TEXT },
  { type: 'application/json', path: RESUME_JSON },
];

/** Metadata of this page only: its alternate formats, and what the resume adds to the Person (schema.org). */
export function ResumeHead({ resume }: { readonly resume: Resume }) {
  const links = FORMS.map(({ type, path }) => ({ rel: 'alternate', type, href: absoluteUrl(path) }));
  return (
    <>
      <Helmet defer={false} link={links} />
      <StructuredData data={profilePage(resume)} />
    </>
  );
}

function profilePage({ lastUpdated, expertise, certifications, education, experience }: Resume) {
  const present = experience.find(({ end }) => end === undefined);
  return {
    '@type': 'ProfilePage',
    url: absoluteUrl(pathOf('resume')),
    ...(lastUpdated ? { dateModified: lastUpdated } : {}),
    mainEntity: {
      '@type': 'Person',
      '@id': PERSON_ID,
      name: site.author.name,
      ...(present ? { worksFor: { '@type': 'Organization', name: present.organisation } } : {}),
      alumniOf: education.map(({ place }) => ({ '@type': 'EducationalOrganization', name: place })),
      knowsAbout: expertise.flatMap(({ skills }) => skills),
      hasCredential: certifications.map(({ title, issuer, url }) => ({
        '@type': 'EducationalOccupationalCredential',
        credentialCategory: 'certification',
        name: title,
        recognizedBy: { '@type': 'Organization', name: issuer },
        ...(url ? { url } : {}),
      })),
    },
  };
}
