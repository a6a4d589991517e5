declare module "email-providers" {
  /** Lower-case domains of public mail providers. */
  const domains: string[];
  export default domains;
}
